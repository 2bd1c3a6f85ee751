import * as authStore from '@stroomwerk/auth-store';
import * as runtime from '@stroomwerk/mfe-runtime';
import react from 'react';
import reactDom from 'react-dom';
import * as router from './react-router-dom.js';
import * as zustand from './zustand.js';

/** The packages that exist once in a page, as remotes get them (infra/federation-preset/src/shared.ts names the same). */
export const sharedPackages: Readonly<Record<string, object>> = {
  react,
  'react-dom': reactDom,
  'react-router-dom': router,
  zustand,
  '@stroomwerk/auth-store': authStore,
  '@stroomwerk/mfe-runtime': runtime,
};
