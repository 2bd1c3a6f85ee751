/** Puts the services into the files that are started, unless those stand. @throws Error with the bundler's own words */
export function bundleServices(): Promise<void>;
