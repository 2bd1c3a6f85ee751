/** Behind tabs that few open each time: in one piece, which comes with the first of them. */
export { AnalyticsView } from '../../insights/components/AnalyticsView.js';
export { SettingsTab } from './SettingsTab.js';
