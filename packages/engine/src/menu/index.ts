export { isPrice, extractSizes } from './amounts';
export { toDishDetail } from './dish-detail-line';
export { getBracketParts, parseDishName, splitBrackets, toDisplayName } from './dish-name';
export { findLegend, type Legend } from './legend';
export { readMenu } from './read-menu';
export { splitMenu } from './split-menu';
