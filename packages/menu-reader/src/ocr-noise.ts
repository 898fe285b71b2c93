const NOISE_SIGNS = /[|·ㆍ・*~`'"‘’“”,._^!?;:=<>«»\\°•●■▶★☆※◆-]/g;
/**
 * Digits and letters misread from specks, lines and dots beside Korean text; "3겹살" and "2인 세트" keep
 * theirs.
 */
const NOISE_LETTERS =
  /(?<=[가-힣]) ?[\dlioIO一二口丨ㅣㅡㅇㅁㄱㄴ](?= ?[가-힣]|$)|^[\dlioIO一二口丨ㅣㅡㅇㅁㄱㄴ] ?(?=[가-힣])(?! ?[인종가지단색곡첩겹조마접])/g;

/**
 * Removes specks, frames and dot leaders from a recognized name.
 * @example
 * removeOcrNoise('| 김치찌개 ...'); // => '김치찌개'
 */
export const removeOcrNoise = (read: string): string =>
  read.replace(NOISE_SIGNS, '').replace(NOISE_LETTERS, '').replace(/\s+/g, ' ').trim();
