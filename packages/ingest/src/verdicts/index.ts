export {
  classifyPlaces,
  type ClassifiedCounts,
  type Classifier,
  type PackedVerdict,
} from './classify-batch';
