export { classifyPlaces, type Classifier } from './classify-batch';
