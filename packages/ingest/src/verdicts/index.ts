export { classifyPlaces, type ClassifiedCounts, type Classifier } from './classify-batch';
