import { StandardSchemaValidationPipe } from '@nestjs/common';
import { AppError } from './app-error.js';

type Issues = Parameters<
  Required<NonNullable<ConstructorParameters<typeof StandardSchemaValidationPipe>[0]>>['exceptionFactory']
>[0];

/** The name of an issue's field: `fields.name` style, or `body` for the whole. */
const fieldOf = (path: Issues[number]['path']): string =>
  path?.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.') || 'body';

/** A body, query or parameter that breaks its schema: 400 with the first text for each field. */
export function invalidRequest(issues: Issues): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[fieldOf(issue.path)] ??= issue.message;
  return new AppError('common.invalid_request', { fields });
}

/** Nest's own Standard Schema support: `@Body({ schema })`, `@Query({ schema })`, `@Param('id', { schema })`. */
export const validationPipe = () => new StandardSchemaValidationPipe({ exceptionFactory: invalidRequest });
