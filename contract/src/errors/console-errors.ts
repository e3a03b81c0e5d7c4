/** What operators, publishing teams and hosts of remote pages are refused with; the part of the error table about them. */
export const CONSOLE_ERRORS = {
  // Operators
  OPERATOR_CREDENTIALS: [422, 'The name, the password or the code is not right.'],
  OPERATOR_UNKNOWN: [404, 'There is no such operator.'],
  PASSWORD_CHANGE_NEEDED: [403, 'Choose a password of your own first.'],
  OWN_ACCOUNT: [403, 'Nobody acts on an account of their own.'],
  OWN_PROPOSAL: [403, 'Nobody decides their own proposal.'],
  PROPOSAL_UNKNOWN: [404, 'There is no such proposal.'],
  PROPOSAL_CLOSED: [409, 'The proposal was decided already or has expired.'],
  // What the site says of itself
  SITE_KEYS_INVALID: [422, 'The site cannot say this of itself.'],
  SITE_CHANGED: [409, 'Somebody else changed this meanwhile. Look again.'],
  SITE_VERSION_UNKNOWN: [404, 'There is no such version of what the site says of itself.'],
  REDIRECTS_INVALID: [422, 'Addresses cannot lead this way.'],
  REDIRECTS_DOUBTFUL: [422, 'Addresses would lead to no page, or away from one. Change that, or confirm it.'],
  WORD_INVALID: [422, 'A word cannot say this.'],
  BLOCKED_HERE: [451, 'The site is not open where you are.'],
  // Documents of the site
  CONTENT_INVALID: [422, 'The document cannot say this, or cannot stand there.'],
  CONTENT_CHANGED: [409, 'Somebody else wrote a version meanwhile. Read it first.'],
  CONTENT_UNKNOWN: [404, 'There is no document at this address.'],
  CONTENT_VERSION_UNKNOWN: [404, 'There is no such version of the document.'],
  CONTENT_ADDRESS_TAKEN: [409, 'Another document stands at this address.'],
  CONTENT_NOT_PUBLISHED: [409, 'Nothing of this document is published.'],
  CONTENT_PICTURE_INVALID: [422, 'This file cannot be made into a picture.'],
  CONTENT_PICTURE_USED: [409, 'Documents show this picture.'],
  // Release registry
  REGISTRY_UNAUTHORISED: [401, 'The publishing token is not valid.'],
  PARCEL_NOT_YOURS: [403, 'This token does not publish that parcel.'],
  PARCEL_REFUSED: [422, 'The parcel does not fit the release.'],
  PARCEL_UNKNOWN: [404, 'There is no such parcel in this channel.'],
  VERSION_TAKEN: [409, 'This version was published with other content.'],
  FILE_TAMPERED: [422, 'The file is not what its integrity says.'],
  FILES_MISSING: [422, 'Files of the parcel have not been uploaded.'],
  RELEASE_UNKNOWN: [404, 'There is no such release.'],
  OVERRIDE_GRANT_INVALID: [403, 'This grant of overrides is not valid.'],
  // Remote entries
  ENTRY_VERSION_UNSUPPORTED: [400, 'This version of the entry interface is not supported.'],
  COMPONENT_UNKNOWN: [422, 'There is no such component.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;
