export { isPrice, takeSizes } from './amounts';
export { toDetailOfDish } from './detail-line';
export { parseDish, splitBrackets, toDisplayName } from './dish-name';
export { findLegend, type Legend } from './legend';
export { readMenu } from './read-menu';
export { splitMenu } from './split-menu';
