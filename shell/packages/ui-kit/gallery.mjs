// Builds the gallery into dist/gallery and serves it: `npm run gallery -w @stroomwerk/ui-kit [-- --build]`.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { rspack } from '@rspack/core';

const out = join(import.meta.dirname, 'dist/gallery');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const compiler = rspack({
  mode: 'production',
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
    parser: { 'css/auto': { namedExports: false } },
    rules: [
      { test: /\.css$/, type: 'css/auto' },
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
  plugins: [
    new rspack.HtmlRspackPlugin({
      title: 'Componenten',
      templateContent:
        '<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head><body><div id="root"></div></body></html>',
    }),
  ],
  performance: { hints: false },
});

compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats?.toString({ preset: 'errors-only' }));
    process.exitCode = 1;
    return;
  }
  console.log(stats?.toString({ preset: 'summary' }));
  compiler.close(() => undefined);
  if (process.argv.includes('--build')) return;
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
  server.listen(Number(process.env.PORT ?? 4180), '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
  });
});
