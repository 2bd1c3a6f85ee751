import { shellConfig } from '@stroomwerk/federation-preset';

export default shellConfig(import.meta.dirname);
