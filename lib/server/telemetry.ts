import 'server-only';
import type { Env } from '../env';

/** Starts OpenTelemetry if there is a receiver: an OTLP endpoint, or Vercel's own collector. */
export async function startTelemetry({
  OTEL_EXPORTER_OTLP_ENDPOINT,
  VERCEL,
}: Env): Promise<boolean> {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !VERCEL) return false;
  const { registerOTel } = await import('@vercel/otel');
  registerOTel({ serviceName: 'kioot' });
  return true;
}
