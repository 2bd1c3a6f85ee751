export { ApiError, type Language } from '@stroomwerk/auth-store';
export type { RemoteDeclaration as RemoteManifest } from '@stroomwerk/contracts/releases';
export { dehydrate, hydrate, useQueryClient } from '@tanstack/react-query';
export { useHref } from 'react-router-dom';
export { onAnswer } from './answers.js';
export { type Api, type ApiSurroundings, api, createApi, downloadFile } from './api.js';
export { busyText, type Checkout, checkoutErrorText, useCheckout } from './checkout.js';
export { type AnalyticsTag, type Brand, type PageConfig, pageConfig, readPageJson } from './config.js';
export { type Connection, connectionStore, onReturn } from './connection.js';
export { type Consent, currentConsent, loadConsent, onConsent, useConsent } from './consent.js';
export { DataProvider, pageQueryClient, withData } from './data.js';
export { createFormat, type Format, useFormat } from './format.js';
export { fullTitle, usePageHead, usePageTitle } from './head.js';
export { defineTexts, type Texts, useLanguage, useTexts } from './language.js';
export { currentLanguage } from './language-state.js';
export { untilLoaded } from './later.js';
export type { PageModule, PictureGraph, PrefetchContext, ServerModule } from './modules.js';
export { copyText, useBrand } from './page.js';
export type { PageHead } from './page-head.js';
export { loginPath, places, wantedPath } from './places.js';
export { RuntimeProvider } from './provider.js';
export {
  type ApiMutationOptions,
  type ApiQueryOptions,
  apiKey,
  apiQuery,
  useApiMutation,
  useApiQuery,
  useOptionalQuery,
} from './queries.js';
export { createQueryClient, isRefusal, lacksData } from './query-client.js';
export { captureReferral, carryReferral, pendingReferral } from './referral.js';
export { readStored, rememberCookie, store } from './storage.js';
export { type ErrorContext, isLateFile, onEvent, reportError, reportRemotes, track } from './telemetry.js';
export {
  forgetWorkflow,
  pendingPlan,
  pendingWorkflow,
  rememberPlan,
  takePlan,
  type WantedPlan,
} from './visit.js';
export { countView } from './visits.js';
