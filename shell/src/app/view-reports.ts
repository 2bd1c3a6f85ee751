import { reportRemotes } from '@stroomwerk/mfe-runtime';
import { standingFor, ViewOutcomes } from './view-outcomes.js';

/** The reports of this page view. */
export const viewReports = new ViewOutcomes(
  (reports) => void reportRemotes(reports),
  (run) => setTimeout(run, standingFor),
);
