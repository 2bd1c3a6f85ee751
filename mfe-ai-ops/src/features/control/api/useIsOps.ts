import { useAuth } from '@stroomwerk/auth-store';

/** Whether the signed-in person has the role ops. The server checks it again for every act. */
export const useIsOps = (): boolean => useAuth().user?.role === 'ops';
