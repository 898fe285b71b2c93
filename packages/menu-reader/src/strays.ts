const STRAY_SIGNS = /[|·ㆍ・*~`'"‘’“”,._^!?;:=<>«»\\°•●■▶★☆※◆-]/g;
/** Digits and letters that specks, lines and dots are taken for, beside Korean; "3겹살" and "2인 세트" keep theirs. */
const STRAY_LETTERS =
  /(?<=[가-힣]) ?[\dlioIO一二口丨ㅣㅡㅇㅁㄱㄴ](?= ?[가-힣]|$)|^[\dlioIO一二口丨ㅣㅡㅇㅁㄱㄴ] ?(?=[가-힣])(?! ?[인종가지단색곡첩겹조마접])/g;

/** A name without what a photo has besides its letters: specks, frames, the dots that lead to a price. */
export const withoutStrays = (read: string): string =>
  read.replace(STRAY_SIGNS, '').replace(STRAY_LETTERS, '').replace(/\s+/g, ' ').trim();
