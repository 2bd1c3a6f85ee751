import * as auth from '@stroomwerk/contracts/auth';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';

/** Our mail to the signed-in person: what arrives, what they chose, and how both change. */
export function useMyMail() {
  const queries = useQueryClient();
  const known = (mail: auth.MyMail) => queries.setQueryData(apiKey(auth.myMail, {}), mail);
  return {
    mail: useApiQuery(auth.myMail),
    choose: useApiMutation(auth.chooseMyMail, { onSuccess: known }),
    mend: useApiMutation(auth.mendMyMail, {
      onSettled: () => void queries.invalidateQueries({ queryKey: apiKey(auth.myMail) }),
    }),
  };
}

/** The choice that the link of a mail is about. */
export function useMailChoice(token: string) {
  const queries = useQueryClient();
  return {
    choice: useApiQuery(auth.mailChoice, { query: { token } }, { enabled: token !== '' }),
    choose: useApiMutation(auth.chooseMail, {
      onSuccess: () => void queries.invalidateQueries({ queryKey: apiKey(auth.mailChoice) }),
    }),
  };
}
