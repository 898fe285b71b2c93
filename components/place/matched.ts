export { MatchedAnswer } from './matched-answer';
export { MatchedDishes } from './matched-dishes';
export { MatchedPicture } from './matched-picture';
export { getAskedDishes } from './asked-dishes';
