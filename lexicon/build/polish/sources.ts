import type { DebianPackage } from '../packages.ts';

export const WORD_LIST: DebianPackage = {
  name: 'wpolish',
  version: '20220301-1',
  sha256: '78d94681b9838aeb8419629d5ce378085e0db6a22517c3c170aa883451cc9ccf',
};
export const MORPHOLOGY: DebianPackage = {
  name: 'libmorfologik-stemming2-java',
  version: '2.1.6-2',
  sha256: '467d00165e17f800a7739256cc6e5deece226946df566e2ad088844afcd2fa35',
};
export const SPELLING: DebianPackage = {
  name: 'hunspell-pl',
  version: '1:7.5.0-1',
  sha256: '9af9e010e5586ab3e5b46009273df8e94c8c1f0da8e3c7b1e2df1398ce68ef07',
};
/** Words met often on Polish web pages: the word list of an OCR program. */
export const READING: DebianPackage = {
  name: 'tesseract-ocr-pol',
  version: '1:4.1.0-2',
  sha256: 'c9e8b0c402a03ef8c1f20f7532e54b62a6af01ff599d0670b68befc77e69529b',
};
