import type { ColumnRole } from "./file-contact.ts";

/** Names without their case, spaces, signs and a number at their end. */
export const COLUMN_NAMES: Readonly<
  Record<Exclude<ColumnRole, "furtherPhone">, readonly string[]>
> = {
  phone: [
    ..."phone telefon phonenumber telefonnummer telefonnr telephone rufnummer tel telnr".split(" "),
    ..."telefongeschäftlich telefondienstlich businessphone workphone companyphone".split(" "),
    ..."primaryphone mainphone phonevalue festnetz mobil mobiltelefon mobilnummer".split(" "),
    ..."mobilfunk mobilephone mobile mobilephonenumber mobiltelefonnummer handy handynr".split(" "),
    ..."handynummer telefonmobil telefonfestnetz telefonprivat homephone cellphone".split(" "),
  ],
  firstName: ["firstname", "vorname", "vorn", "givenname"],
  lastName: ["lastname", "nachname", "familyname", "familienname", "surname", "zuname"],
  /** Of several the one is meant that is named first here. */
  name: [
    ..."ansprechpartner ansprechpartnerin ansprechperson kontaktperson contactperson".split(" "),
    ..."nameansprechpartner namedesansprechpartners kontaktname contactname".split(" "),
    ..."vollständigername vollername vornamenachname vorundnachname vorundzuname".split(" "),
    ..."vornamename fullname displayname anzeigename".split(" "),
    ..."kontakt contact nachnamevorname namevorname name".split(" "),
  ],
  company: [
    ..."company firma unternehmen companyname firmenname organisation organization".split(" "),
    ..."organizationname organization1name".split(" "),
  ],
  email: "email emailadresse emailaddress mail email1value emailadresse1".split(" "),
  postcode:
    "plz postleitzahl postcode postalcode zip zipcode businesspostalcode homepostalcode address1postalcode".split(
      " ",
    ),
  country:
    "country land staat nation countrycode ländercode landcode länderkürzel lkz countryregion landregion businesscountry homecountry".split(
      " ",
    ),
};
/** The specification's: a file that has one of them means that one. */
export const USUAL_PHONES: ReadonlySet<string> = new Set(["phone", "telefon", "phonenumber"]);
/** Columns in which firms stand, too. */
export const MIXED_NAMES: ReadonlySet<string> = new Set(
  "kontakt contact nachnamevorname namevorname name kontaktname contactname displayname anzeigename".split(
    " ",
  ),
);
/** Columns that put the last name first. */
export const LAST_FIRST: ReadonlySet<string> = new Set(["nachnamevorname", "namevorname"]);
