import { serveClassifier } from '@/lib/ingest/classifier-pool';

/* A thread of `npm run ingest`. */
serveClassifier();
