import type { DeployConnection, DeployForm } from '@stroomwerk/contracts/library';

/** What stands below the drawing: why not, which n8n, that it is there already, or the form. */
export type FormView = 'refused' | 'choose' | 'existing' | 'form';

/** The one thing that is asked now. @param again it is to be placed beside the one that is there */
export function formView({ refusal, connection, existing }: DeployForm, again: boolean): FormView {
  if (refusal !== null) return 'refused';
  if (connection === null) return 'choose';
  return existing !== null && !again ? 'existing' : 'form';
}

/** The n8n that a form is for. */
export const connectionOf = ({
  connection,
  connections,
}: Pick<DeployForm, 'connection' | 'connections'>): DeployConnection | undefined =>
  connections.find(({ id }) => id === connection) ?? (connections.length === 1 ? connections[0] : undefined);

/** Whether the n8n that somebody chose is not connected any more: the form is for another then. */
export const isGone = ({ connections }: Pick<DeployForm, 'connections'>, chosen: string | null): boolean =>
  chosen !== null && !connections.some(({ id }) => id === chosen);

/** `2.41` of `2.41.0`. */
export const release = (version: string): string => version.split('.').slice(0, 2).join('.');

/** `10:39:12`: the time in words of the page, with its seconds. */
export const withSeconds = (time: string, atMs: number): string =>
  `${time}:${String(new Date(atMs).getUTCSeconds()).padStart(2, '0')}`;
