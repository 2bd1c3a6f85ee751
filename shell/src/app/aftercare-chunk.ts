/** What is needed after a failure only, and what may wait until the page is idle: one file, fetched then. */
export const loadAftercare = () => import(/* webpackChunkName: "aftercare" */ './aftercare.js');
