import { resolve } from 'node:path';
import { commonjsNames, exportedNames, importedNames, mergedNames } from './shared-names.js';

const packages = ['react', 'react-router-dom', '@stroomwerk/mfe-runtime'];
const imported = (code: string, filename = 'page.tsx') => importedNames(code, filename, packages);

it.each([
  ["import { useState, useId as id } from 'react';", { react: ['useState', 'useId'] }],
  ["import { type ReactNode, useState } from 'react';", { react: ['useState'] }],
  ["import type { ReactNode } from 'react';", {}],
  ["import * as all from 'react-router-dom';", { 'react-router-dom': ['*'] }],
  ["import React from 'react';", { react: ['*'] }],
  ["import all from '@stroomwerk/mfe-runtime';", { '@stroomwerk/mfe-runtime': ['default'] }],
  ["export { Link as Anchor } from 'react-router-dom';", { 'react-router-dom': ['Link'] }],
  ["export * from 'react-router-dom';", { 'react-router-dom': ['*'] }],
  ["const load = () => import('react-router-dom');", { 'react-router-dom': ['*'] }],
  ["import { useState } from 'react/other';", {}],
  ["import { api } from './own.js';", {}],
])('%s takes %j', (code, names) => {
  expect(imported(code)).toEqual(names);
});

it('reads what CommonJS takes as all of it', () => {
  expect(imported("var r = require('react'); exports.x = r.useState;", 'a.cjs')).toEqual({ react: ['*'] });
});

it('puts sources together', () => {
  expect(
    mergedNames([
      { react: ['useState', 'memo'], 'react-router-dom': ['Link'] },
      { react: ['memo'], 'react-router-dom': ['*'] },
      { zustand: [] },
    ]),
  ).toEqual({ react: ['memo', 'useState'], 'react-router-dom': ['*'] });
});

it('lists the names that a module exports, without its types', () => {
  const code = `
    export { b, type B, c as d } from './x.js';
    export type { T } from './t.js';
    export interface I { a: 1 }
    export const f = 1, g = 2;
    export function h() {}
    export class K {}
    export default h;`;
  expect(exportedNames(code, 'index.ts')).toEqual(['K', 'b', 'd', 'default', 'f', 'g', 'h']);
  expect(() => exportedNames("export * from './x.js';", 'index.ts')).toThrow('export *');
});

it('asks a CommonJS package for its names', () => {
  const shell = resolve(__dirname, '../../../shell');
  expect(commonjsNames('react', shell)).toEqual(expect.arrayContaining(['useState', 'useEffectEvent']));
  expect(commonjsNames('react-dom', shell)).toContain('createPortal');
});
