import { runClassifierWorker } from '@kioot/ingest/verdicts';
import { createClassifier } from '@/lib/search/classification/classifier';

/* Worker thread of `npm run ingest`. */
runClassifierWorker(createClassifier());
