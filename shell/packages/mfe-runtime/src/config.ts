import type { Language } from '@stroomwerk/auth-store';

/** The brand, from configuration (decisions.md). */
export interface Brand {
  readonly name: string;
  readonly supportEmail: string;
  readonly kvkNumber: string;
  readonly vatId: string;
  /** Where the seller is established: street, postcode and place in one line. */
  readonly address: string;
}

/** What the edge writes into `<script type="application/json" id="page-config">`. */
export interface PageConfig {
  /** Origin of the AI-ops host, without a trailing slash. */
  readonly aiOpsUrl: string;
  readonly brand: Brand;
  readonly language: Language;
  /** Which request this page answered: the trace of the logs, shown on error screens. */
  readonly reference?: string;
  /** Proof of this page view, sent along with reports and events. */
  readonly pageToken?: string;
  /** Account that chose other releases for this browser; absent where nobody did. */
  readonly chosenBy?: string;
  /** The third-party tag that gets events after consent; absent where none is configured. */
  readonly analytics?: AnalyticsTag;
  /** How many times as long as usual a remote may take; absent: as usual. */
  readonly remotePatience?: number;
}

/** A tag that follows the calls of gtag.js: where its script is, and the account it reports to. */
export interface AnalyticsTag {
  readonly url: string;
  readonly id: string;
}

const defaults: PageConfig = {
  aiOpsUrl: '',
  brand: {
    name: 'Stroomwerk',
    supportEmail: 'support@stroomwerk.example',
    kvkNumber: '',
    vatId: '',
    address: '',
  },
  language: 'nl',
};

/** Reads a JSON block of the page. @returns null where there is none (a remote that runs alone, a test) */
export function readPageJson<T>(id: string): T | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

let config: PageConfig | null = null;

/** The configuration of this page. On the server each render brings its own, through the provider. */
export function pageConfig(): PageConfig {
  config ??= { ...defaults, ...readPageJson<Partial<PageConfig>>('page-config') };
  return config;
}
