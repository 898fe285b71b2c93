export { classifyPlaces, type ClassifiedCounts } from './classify-batch';
export {
  createClassifierPool,
  runClassifierWorker,
  type ClassifierTask,
  type PackedVerdict,
} from './classifier-pool';
