import { type ErrorBody, type ErrorCode, errorCatalogue, type Language } from '@stroomwerk/contracts';

export interface AppErrorOptions {
  /** Text for each refused field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Fills `{name}` in the catalogue's texts. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  readonly retryAfter?: number;
}

/** A refusal from the catalogue: its code decides the status and the texts. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly options: AppErrorOptions = {},
  ) {
    super(fill(errorCatalogue[code].message, options.params), { cause: options.cause });
    this.name = 'AppError';
    this.status = errorCatalogue[code].status;
  }

  /** The answer's body in a language. */
  body(language: Language): ErrorBody {
    const detail = fill(errorCatalogue[this.code].detail[language], this.options.params);
    const { fields } = this.options;
    return { code: this.code, message: this.message, detail, ...(fields ? { fields: { ...fields } } : {}) };
  }
}

const fill = (text: string, params: AppErrorOptions['params']): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params?.[name] ?? whole));
