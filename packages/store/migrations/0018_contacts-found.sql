CREATE TABLE "contact_notes" (
	"contact" bigint PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_contacts" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"subject" text NOT NULL,
	"deletion" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"deleted_by" text NOT NULL,
	"merged_into" bigint,
	"contact" json NOT NULL,
	"entries" json NOT NULL,
	"stands" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts"
	ADD COLUMN "searched" text GENERATED ALWAYS AS (case when octet_length("contacts"."first_name" || ' ' || "contacts"."last_name" || ' ' || "contacts"."company" || ' ' || "contacts"."email") = length("contacts"."first_name" || ' ' || "contacts"."last_name" || ' ' || "contacts"."company" || ' ' || "contacts"."email") then lower("contacts"."first_name" || ' ' || "contacts"."last_name" || ' ' || "contacts"."company" || ' ' || "contacts"."email")
    else lower(translate("contacts"."first_name" || ' ' || "contacts"."last_name" || ' ' || "contacts"."company" || ' ' || "contacts"."email", 'ÄÖÜẞÁÀÂÃÅÇÉÈÊËĞÍÌÎÏŁÑÓÒÔÕØŚŞŠÚÙÛÝŽŹŻČĆ', 'äöüßáàâãåçéèêëğíìîïłñóòôõøśşšúùûýžźżčć')) end) STORED,
	ADD COLUMN "name_key" text GENERATED ALWAYS AS (nullif(btrim(case when octet_length("contacts"."last_name" || ' ' || "contacts"."first_name") = length("contacts"."last_name" || ' ' || "contacts"."first_name") then lower("contacts"."last_name" || ' ' || "contacts"."first_name")
    else lower(translate("contacts"."last_name" || ' ' || "contacts"."first_name", 'äöüßáàâãåçéèêëğíìîïłñóòôõøśşšúùûýžźżčćÄÖÜẞÁÀÂÃÅÇÉÈÊËĞÍÌÎÏŁÑÓÒÔÕØŚŞŠÚÙÛÝŽŹŻČĆ', 'aousaaaaaceeeegiiiilnooooosssuuuyzzzccaousaaaaaceeeegiiiilnooooosssuuuyzzzcc')) end), '')) STORED,
	ADD COLUMN "company_key" text GENERATED ALWAYS AS (nullif(btrim(case when octet_length("contacts"."company") = length("contacts"."company") then lower("contacts"."company")
    else lower(translate("contacts"."company", 'äöüßáàâãåçéèêëğíìîïłñóòôõøśşšúùûýžźżčćÄÖÜẞÁÀÂÃÅÇÉÈÊËĞÍÌÎÏŁÑÓÒÔÕØŚŞŠÚÙÛÝŽŹŻČĆ', 'aousaaaaaceeeegiiiilnooooosssuuuyzzzccaousaaaaaceeeegiiiilnooooosssuuuyzzzcc')) end), '')) STORED;--> statement-breakpoint
CREATE INDEX "deleted_contacts_of_deletion" ON "deleted_contacts" USING btree ("deletion","sequence");--> statement-breakpoint
CREATE INDEX "deleted_contacts_by_time" ON "deleted_contacts" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_contacts_by_number" ON "deleted_contacts" USING btree ("number");--> statement-breakpoint
CREATE INDEX "deleted_contacts_merged" ON "deleted_contacts" USING btree ("merged_into") WHERE "deleted_contacts"."merged_into" is not null;