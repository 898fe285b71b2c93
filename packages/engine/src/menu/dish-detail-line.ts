import { splitBrackets } from './dish-name';
import { splitMenu } from './split-menu';
import { toPlainText } from '../text/plain-text';

/**
 * Detail of the dish above as a bracket, or null for a line with a dish of its own.
 *
 * @example
 * toDishDetail('※ 우유 포함'); // => "(우유 포함)"
 * toDishDetail('김치찌개'); // => null
 */
export function toDishDetail(line: string): string | null {
  const plain = toPlainText(line).trim();
  if (plain === '' || plain.length > MAX_LINE_LENGTH || !MAY_BE_DETAIL.test(plain)) return null;
  const [dish, ...others] = splitMenu(`${PLACEHOLDER_DISH}\n${plain}`);
  if (dish === undefined || others.length > 0) return null;
  const { brackets } = splitBrackets(dish.dish);
  return brackets === '' ? null : brackets.trim();
}

const MAX_LINE_LENGTH = 80;
const MAY_BE_DETAIL = /^[([※+*]|^with |포함|함유|들어|사용|첨가|곁들|제공|넣/;
/** Dish for the line to belong to. */
const PLACEHOLDER_DISH = '요리';
