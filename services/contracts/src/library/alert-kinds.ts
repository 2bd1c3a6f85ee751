// Without zod: remotes use it in the browser.
/** When a customer hears of an automation. */
export const alertKinds = ['first_failure', 'keeps_failing', 'silent', 'well_again'] as const;
