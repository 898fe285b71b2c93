import { runClassifierWorker } from '@/lib/ingest/classifier-pool';

/* Worker thread of `npm run ingest`. */
runClassifierWorker();
