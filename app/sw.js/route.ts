import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';

/** Made once, by the build. */
export const dynamic = 'force-static';

/**
 * The service worker as one script. It lies at the root because its own folder is the widest scope it may have.
 * The build's own number in it makes a browser see that there is a new one.
 */
export async function GET(): Promise<Response> {
  const { outputFiles } = await build({
    entryPoints: [path.join(process.cwd(), 'worker/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', BUILD_ID: JSON.stringify(randomUUID()) },
  });
  return new Response(outputFiles[0]?.contents.slice().buffer, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': '/',
    },
  });
}
