import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';

/** Rendered at build time. */
export const dynamic = 'force-static';

/**
 * Service worker, bundled into one script. Served from the root, because its folder is its widest
 * scope. `BUILD_ID` changes with every build, which lets browsers detect an update.
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
