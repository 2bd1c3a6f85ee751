const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether this may be the id of a row: what is none is not there, and PostgreSQL would refuse to look for it. */
export const isUuid = (text: string): boolean => uuid.test(text);
