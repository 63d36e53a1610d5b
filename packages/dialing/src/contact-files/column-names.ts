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
