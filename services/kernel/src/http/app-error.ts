import { type ErrorBody, type ErrorCode, errorCatalogue, type Language } from '@stroomwerk/contracts';

export interface AppErrorOptions {
  /** Text for each refused field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Fills `{name}` in the catalogue's texts. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
  /** Seconds after which trying again makes sense; sent as Retry-After. A part that does not answer has its own. */
  readonly retryAfter?: number;
}

/** Of a part that does not answer, as the edge says of one that is gone. */
const soon = 2;

/** A refusal from the catalogue: its code decides the status and the texts. */
export class AppError extends Error {
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    readonly options: AppErrorOptions = {},
  ) {
    super(fill(errorCatalogue[code].message, options.params), { cause: options.cause });
    this.name = 'AppError';
    this.status = errorCatalogue[code].status;
    this.retryAfter = options.retryAfter ?? (code === 'common.unavailable' ? soon : undefined);
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
