import { remoteConfig } from '@stroomwerk/federation-preset';

export default remoteConfig(import.meta.dirname);
