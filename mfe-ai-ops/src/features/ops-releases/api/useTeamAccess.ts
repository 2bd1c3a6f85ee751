import {
  addTeamMember,
  createTeamToken,
  listTeamMembers,
  listTeamTokens,
  removeTeamMember,
  revokeTeamToken,
} from '@stroomwerk/contracts/releases';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';

/** Tokens of a remote's team, and what can be done with them. The text of a new one is never cached. */
export function useTeamTokens(remote: string) {
  const queries = useQueryClient();
  const follow = () => queries.invalidateQueries({ queryKey: apiKey(listTeamTokens) });
  return {
    list: useApiQuery(listTeamTokens, { params: { remote } }, { staleTime: 0 }),
    create: useApiMutation(createTeamToken, { onSuccess: follow, gcTime: 0 }),
    revoke: useApiMutation(revokeTeamToken, { onSuccess: follow }),
  };
}

/** Members of every team, and what can be done with them. */
export function useTeamMembers() {
  const queries = useQueryClient();
  const follow = () => queries.invalidateQueries({ queryKey: apiKey(listTeamMembers) });
  return {
    list: useApiQuery(listTeamMembers, {}, { staleTime: 0 }),
    add: useApiMutation(addTeamMember, { onSuccess: follow }),
    remove: useApiMutation(removeTeamMember, { onSuccess: follow }),
  };
}
