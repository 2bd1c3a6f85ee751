// Without zod: remotes use it in the browser.
/** The name under which the English file of a workflow is saved. @param filename of the Dutch one */
export const englishFilename = (filename: string): string => filename.replace(/(\.json)?$/, '.en.json');
