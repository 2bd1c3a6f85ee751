import type { NodeSpec } from '../kit/index.js';
import { node } from '../kit/index.js';
import { app } from './app.js';

export const quickChartApp = app(
  'quickChart',
  'QuickChart',
  '',
  ['QuickChart vraagt geen account.'],
  ['QuickChart needs no account.'],
  2,
);
/** A picture of figures, its bytes in `data`; `labels` and `values` are expressions that give a list. */
export const chart = (
  name: string,
  chartType: 'bar' | 'line' | 'pie' | 'doughnut',
  labels: string,
  values: string,
  label: string,
): NodeSpec =>
  node(name, 'quickChart', 1, {
    chartType,
    labelsMode: 'array',
    labelsArray: labels,
    data: values,
    output: 'data',
    chartOptions: { backgroundColor: '#ffffff', format: 'png', width: 800, height: 400 },
    datasetOptions: { label, backgroundColor: '#2563eb' },
  });
