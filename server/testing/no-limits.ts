const MANY = '1000000';

/** Everybody comes from one address in a test, which the limits would take for a flood. */
export const NO_LIMITS = {
  REQUESTS_PER_MINUTE: MANY,
  NEW_MEMBERS_PER_HOUR: MANY,
  WRONG_CODES_PER_HOUR: MANY,
  LISTED_PER_ADDRESS: MANY,
  SOCKETS_PER_ADDRESS: MANY,
  TABLES_PER_MEMBER: '10000',
};
