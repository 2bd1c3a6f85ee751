/// <reference path="./woff2.d.ts" />
/** Address of the one font file worth preloading: Archivo latin, 90 KB. The bundler resolves it to the hashed file. */
export { default as archivoUrl } from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
