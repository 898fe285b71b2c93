const FIRST_SYLLABLE = 0xac00;
const ONSETS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const CODAS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** Syllable under construction, as letters of Hangul; `coda` is a blank while there is none. */
export interface Syllable {
  onset: string;
  vowel: string;
  coda: string;
}

/** Text of the syllables by the composition of Unicode (section 3.12). */
export function composeSyllables(syllables: readonly Syllable[]): string {
  return syllables
    .map(({ onset, vowel, coda }) =>
      String.fromCharCode(
        FIRST_SYLLABLE +
          (ONSETS.indexOf(onset) * VOWELS.length + VOWELS.indexOf(vowel)) * CODAS.length +
          CODAS.indexOf(coda),
      ),
    )
    .join('');
}
