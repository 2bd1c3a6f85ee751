// Builds the gallery and serves it: `npm run gallery -w @stroomwerk/ui-kit [-- --build]`. The visual tests start it with GALLERY_OUT and PORT=0.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { compile } from '../../../infra/checkout/compile.mjs';

const preset = 'infra/federation-preset';
const loader = join(import.meta.dirname, '../../..', preset, 'dist/src/css-layer.js');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const page =
  '<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head><body><div id="root"></div></body></html>';

const configuration = (out) => ({
  mode: 'production',
  devtool: false,
  context: import.meta.dirname,
  entry: './src/gallery/index.tsx',
  target: ['web', 'es2022'],
  output: { path: out, filename: '[name].js', clean: true },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    extensionAlias: { '.js': ['.tsx', '.ts', '.js'] },
    conditionNames: ['source', 'import', 'module', 'browser', 'default'],
  },
  module: {
    parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
    rules: [
      { test: /\.css$/, type: 'css/auto', loader },
      { test: /\.woff2$/, type: 'asset/resource' },
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ title: 'Componenten', templateContent: page })],
  performance: { hints: false },
});

/**
 * @param {string} out folder for the built gallery
 * @returns {Promise<void>} rejects with the bundler's message
 */
export async function buildGallery(out) {
  await compile(['services/contracts', preset]);
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration(out));
    compiler.run((error, stats) => {
      const failure =
        error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : undefined);
      compiler.close(() => (failure === undefined ? resolve() : reject(new Error(failure))));
    });
  });
}

/**
 * @param {string} out a built gallery
 * @param {number} port 0 for a free one
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function serveGallery(out, port) {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html');
    const file = join(out, name);
    if (!file.startsWith(out) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
      resolve({ url, close: () => server.close() });
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  const out = process.env.GALLERY_OUT ?? join(import.meta.dirname, 'dist/gallery');
  await buildGallery(out);
  if (!process.argv.includes('--build'))
    console.log((await serveGallery(out, Number(process.env.PORT ?? 4180))).url);
}
