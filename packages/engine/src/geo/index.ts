export { getDistanceM, type Point } from './distance';
