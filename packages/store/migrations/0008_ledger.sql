CREATE TABLE "consent_purged" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"purge" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "consent_purged" ADD CONSTRAINT "consent_purged_purge_consent_entries_sequence_fk" FOREIGN KEY ("purge") REFERENCES "public"."consent_entries"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_purged_by" ON "consent_purged" USING btree ("purge","sequence");--> statement-breakpoint
CREATE FUNCTION "consent_entries_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('rufbaum.purging', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'The consent ledger is only ever added to.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "consent_entries_stay" BEFORE UPDATE OR DELETE ON "consent_entries" FOR EACH ROW EXECUTE FUNCTION "consent_entries_stay"();--> statement-breakpoint
CREATE TRIGGER "consent_entries_stay_all" BEFORE TRUNCATE ON "consent_entries" FOR EACH STATEMENT EXECUTE FUNCTION "consent_entries_stay"();
