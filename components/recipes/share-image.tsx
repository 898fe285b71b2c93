/* eslint-disable @next/next/no-img-element -- `next/og` renders nothing else */
import type { CSSProperties } from 'react';
import type { Locale } from '@/lib/locales';
import { SHARE_IMAGE_SIZE } from '@/lib/recipes/recipe-images';

interface ShareImageProps {
  locale: Locale;
  /** Above the title. */
  heading: string;
  title: string;
  /** Data URLs. */
  kioot: string | null;
  dish: string | null;
}

const DISH_SIZE_PX = 630;
const PADDING_PX = { top: 44, right: 40, left: 52 };
const HEADING_SIZE_PX = 34;
/** Smaller fonts for longer titles in Latin letters, to fit four lines. */
const TITLE_SIZES_PX = [
  { upTo: 28, size: 66 },
  { upTo: 48, size: 54 },
  { upTo: 80, size: 44 },
] as const;
const MAX_TITLE_LINES = 4;
const TITLE_MARGIN_PX = 14;
/** Kana, Han and their punctuation, of one width. */
const WIDE = /[\u3000-\u9fff\uff01-\uff60]/;
const WIDE_LINE_HEIGHT = 1.25;
const WIDE_TITLE_SIZES_PX = [66, 60, 54, 48, 44, 40] as const;
const SMALLEST_TITLE_SIZE_PX = 36;
/** Width of a Latin letter in that of a wide character. */
const LATIN_WIDTH = 0.62;

/** Particles, endings and punctuation that no line begins with. */
const TRAILING = /^[\p{Script=Hiragana}\p{Pe}\p{Pf}\p{Po}\sー]+$/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/**
 * Parts of a text between which a line may break: Japanese and Chinese have no spaces, and a line
 * may otherwise end within a word.
 * @example
 * splitPhrases('白菜キムチ（植物性のみ）', 'ja') // ['白菜', 'キムチ', '（植物性のみ）']
 */
export function splitPhrases(text: string, locale: Locale): string[] {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = phrases.at(-1);
    if (last !== undefined && (TRAILING.test(segment) || OPENING.test(last)))
      phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  return phrases;
}

/** Largest size in which phrases fit into a box. */
function fitWideTitle(phrases: readonly string[], width: number, height: number): number {
  const fits = (size: number) => {
    let lines = 1;
    let filled = 0;
    for (const phrase of phrases) {
      const phraseWidth = Array.from(phrase, (character) =>
        WIDE.test(character) ? size : size * LATIN_WIDTH,
      ).reduce((sum, each) => sum + each, 0);
      if (phraseWidth > width) return false;
      if (filled + phraseWidth > width) [lines, filled] = [lines + 1, 0];
      filled += phraseWidth;
    }
    return lines * size * WIDE_LINE_HEIGHT <= height;
  };
  return WIDE_TITLE_SIZES_PX.find(fits) ?? SMALLEST_TITLE_SIZE_PX;
}

/** Open Graph image, 1200 by 630: title, mascot with mom, and the dish if it has a drawing. */
export function ShareImage({ locale, heading, title, kioot, dish }: ShareImageProps) {
  // Larger without a dish.
  const kiootWidth = dish ? 375 : 510;
  const kiootHeight = kiootWidth / 1.5;
  const { width, height } = SHARE_IMAGE_SIZE;
  const titleWidth = width - (dish ? DISH_SIZE_PX : 0) - PADDING_PX.left - PADDING_PX.right;
  const titleHeight =
    height - kiootHeight - PADDING_PX.top - HEADING_SIZE_PX * WIDE_LINE_HEIGHT - TITLE_MARGIN_PX;
  const titleStyle = { marginTop: TITLE_MARGIN_PX, color: '#2b2018' };
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', backgroundColor: '#fff8ee' }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          justifyContent: 'space-between',
          alignItems: dish ? 'flex-start' : 'center',
          padding: `${PADDING_PX.top}px ${PADDING_PX.right}px 0 ${PADDING_PX.left}px`,
        }}
      >
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: dish ? 'flex-start' : 'center',
          }}
        >
          <div style={{ fontSize: HEADING_SIZE_PX, color: '#155c39' }}>{heading}</div>
          {WIDE.test(title) ? (
            <PhraseLines
              text={title}
              locale={locale}
              style={{
                ...titleStyle,
                justifyContent: dish ? 'flex-start' : 'center',
                fontSize: fitWideTitle(splitPhrases(title, locale), titleWidth, titleHeight),
                lineHeight: WIDE_LINE_HEIGHT,
                maxHeight: titleHeight,
                overflow: 'hidden',
              }}
            />
          ) : (
            <div
              style={{
                ...titleStyle,
                fontSize:
                  TITLE_SIZES_PX.find(({ upTo }) => title.length <= upTo)?.size ??
                  SMALLEST_TITLE_SIZE_PX,
                lineHeight: 1.12,
                lineClamp: MAX_TITLE_LINES,
                textAlign: dish ? 'left' : 'center',
              }}
            >
              {title}
            </div>
          )}
        </div>
        {kioot ? <img src={kioot} alt="" width={kiootWidth} height={kiootHeight} /> : null}
      </div>
      {dish ? <img src={dish} alt="" width={DISH_SIZE_PX} height={DISH_SIZE_PX} /> : null}
    </div>
  );
}

interface PhraseLinesProps {
  text: string;
  locale: Locale;
  style: CSSProperties;
}

/** Text whose lines break between phrases only; a flexbox, as the renderer knows no such rule. */
export function PhraseLines({ text, locale, style }: PhraseLinesProps) {
  return (
    <div style={{ ...style, display: 'flex', flexWrap: 'wrap' }}>
      {splitPhrases(text, locale).map((phrase, at) => (
        <div key={at} style={{ whiteSpace: 'pre-wrap' }}>
          {phrase}
        </div>
      ))}
    </div>
  );
}
