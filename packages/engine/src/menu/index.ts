export { isPrice, extractSizes } from './amounts';
export { getBracketParts, parseDishName, splitBrackets, toDisplayName } from './dish-name';
export { findLegend, type Legend } from './legend';
export { readMenu, splitMenu, toDishDetail } from './split-menu';
