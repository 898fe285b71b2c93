import type { HoursToken } from './token';

const COLON_TIME = /(\d{1,2}) ?[:;] ?(\d{2})(\d?)/y;
const DOTTED_TIME = /(\d{1,2})\.(\d{2})(?![\d.])/y;
const KOREAN_TIME = /(\d{1,2}) ?시(?!간)(?: ?(?:(\d{1,2}) ?분|(반)))?/y;
const ALL_DAY = /24 ?(?:시간|시|h(?:ours?)?)(?! ?[~\-까])/y;
const LATIN_TIME = /(\d{1,2})(?= ?[ap]\.?m)/y;
const DURATION = /(\d{1,3}) ?(분|시간)/y;
const DATE = /(\d{1,2}) ?월 ?(\d{1,2}) ?일/y;
const MONTH = /(\d{1,2}) ?월/y;
const DAY_COUNT = /(\d{1,3}) ?일(?!요)/y;
const NUMBER = /\d{1,9}/y;
const MAX_HOUR = 30;

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function toTime(digits: string | undefined, minute: number): HoursToken {
  const hour = Number(digits);
  if (hour > MAX_HOUR || minute >= 60) return { type: 'bad' };
  return { type: 'time', hour, minute, padded: digits?.length === 2 };
}

/** Appends the token that starts with a digit at `at`; returns the index after it. */
export function tokenizeNumber(text: string, at: number, tokens: HoursToken[]): number {
  const allDay = matchAt(ALL_DAY, text, at);
  if (allDay !== null && tokens.at(-1)?.type !== 'dash') {
    tokens.push({ type: 'key', key: 'allDay' });
    return at + allDay[0].length;
  }
  const clock = matchAt(COLON_TIME, text, at) ?? matchAt(DOTTED_TIME, text, at);
  if (clock !== null) {
    tokens.push(clock[3] ? { type: 'bad' } : toTime(clock[1], Number(clock[2])));
    return skipDigits(text, at + clock[0].length);
  }
  const korean = matchAt(KOREAN_TIME, text, at);
  if (korean !== null) {
    tokens.push(toTime(korean[1], korean[3] ? 30 : Number(korean[2] ?? 0)));
    return at + korean[0].length;
  }
  const latin = matchAt(LATIN_TIME, text, at);
  if (latin !== null) {
    tokens.push(toTime(latin[1], 0));
    return at + latin[0].length;
  }
  const duration = matchAt(DURATION, text, at);
  if (duration !== null) {
    const unit = duration[2] === '분' ? 1 : 60;
    tokens.push({ type: 'duration', minutes: Number(duration[1]) * unit });
    return at + duration[0].length;
  }
  const date = matchAt(DATE, text, at);
  if (date !== null) {
    tokens.push({ type: 'date', month: Number(date[1]), day: Number(date[2]) });
    return at + date[0].length;
  }
  const month = matchAt(MONTH, text, at);
  if (month !== null) {
    tokens.push({ type: 'month', month: Number(month[1]) });
    return at + month[0].length;
  }
  const count = matchAt(DAY_COUNT, text, at);
  if (count !== null) {
    tokens.push({ type: 'duration', minutes: Number(count[1]) * 1440 });
    return at + count[0].length;
  }
  const number = matchAt(NUMBER, text, at);
  tokens.push({ type: 'number', value: Number(number?.[0] ?? 0) });
  return skipDigits(text, at + (number?.[0].length ?? 1));
}

function skipDigits(text: string, from: number): number {
  let at = from;
  while (at < text.length && isDigit(text.charCodeAt(at))) at += 1;
  return at;
}
