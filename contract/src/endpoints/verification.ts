import { Type } from 'typebox';
import { IdentificationRequest, VerificationView } from '../schemas/verification.ts';
import { fileAnswer } from './answers.ts';
import type { EndpointTable } from './endpoint.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};
const DocumentPath = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) });

/** Documents that prove who the player is. */
export const VERIFICATION_ENDPOINTS = {
  'POST /web-api/verification/documents': {
    tags: ['verification'],
    summary: 'Adds documents: multipart with a field kind before the files',
    response: { 200: VerificationView },
    errors: [
      'VERIFICATION_STATE',
      'DOCUMENTS_TOO_MANY',
      'DOCUMENT_TYPE',
      'DOCUMENT_DAMAGED',
      'DOCUMENT_PIXELS',
      'DOCUMENT_UNSAFE',
    ],
  },
  'GET /web-api/verification': {
    summary: 'How the verification stands (S4-17)',
    response: { 200: VerificationView },
  },
  'POST /web-api/verification/send': {
    summary: 'Sends the documents to be checked',
    response: { 200: VerificationView },
    errors: ['VERIFICATION_STATE', 'DOCUMENT_MISSING'],
  },
  'POST /web-api/identification': {
    summary: 'Who the player is, as in the document; only where the site asks (S2-26, S5-02)',
    body: IdentificationRequest,
    response: { 200: VerificationView },
    errors: ['VERIFICATION_STATE', 'NOT_FOUND'],
  },
  'DELETE /web-api/verification/documents/:id': {
    summary: 'Takes a document back that was not sent',
    params: DocumentPath,
    response: { 200: VerificationView },
    errors: ['NOT_FOUND'],
  },
  'GET /web-api/verification/documents/:id': {
    summary: 'A document, to its owner alone',
    params: DocumentPath,
    response: { 200: fileAnswer('The file as it was sent in', ...Object.keys(EXTENSIONS)) },
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
