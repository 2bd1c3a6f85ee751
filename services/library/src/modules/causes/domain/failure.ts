/** Why a run failed, as n8n says it. Lives as long as it is looked at: `message` and `description` may hold anything. */
export interface Failure {
  readonly message: string | null;
  readonly description: string | null;
  /** n8n's class of it, e.g. NodeApiError. */
  readonly name: string | null;
  readonly httpCode: number | null;
  readonly stepType: string | null;
}

const classes = new Set([
  ...['NodeApiError', 'NodeOperationError', 'NodeSslError', 'ExpressionError', 'ExpressionExtensionError'],
  ...['WorkflowOperationError', 'WorkflowCrashedError', 'WorkflowActivationError', 'WorkflowHasIssuesError'],
  ...['ApplicationError', 'UserError', 'OperationalError', 'UnexpectedError', 'SubworkflowOperationError'],
  ...['ExecutionCancelledError', 'ManualExecutionCancelledError', 'TimeoutExecutionCancelledError'],
  ...['Error', 'TypeError', 'ReferenceError', 'SyntaxError', 'RangeError', 'AxiosError', 'TimeoutError'],
]);

/** n8n's class where it is one that is known; a step may throw a class of any name, also one with values in it. */
export const knownClass = (name: string | null): string | null =>
  name !== null && classes.has(name) ? name : null;

/** An HTTP status, and nothing else that stands in its place. */
export const httpStatus = (code: number | null): number | null =>
  code !== null && code >= 100 && code <= 599 ? code : null;
