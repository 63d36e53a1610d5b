CREATE TABLE "campaign_contacts" (
	"campaign" integer NOT NULL,
	"contact" bigint NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "campaign_contacts_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"priority" smallint DEFAULT 0 NOT NULL,
	"standing" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"claims" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"call_id" text,
	"last_at" timestamp (3) with time zone,
	"called_back_at" timestamp (3) with time zone,
	CONSTRAINT "campaign_contacts_campaign_contact_pk" PRIMARY KEY("campaign","contact")
);
--> statement-breakpoint
CREATE TABLE "campaign_counts" (
	"campaign" integer NOT NULL,
	"standing" text NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "campaign_counts_campaign_standing_reason_pk" PRIMARY KEY("campaign","standing","reason")
);
--> statement-breakpoint
CREATE TABLE "campaign_tallies" (
	"campaign" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "campaign_tallies_campaign_kind_key_pk" PRIMARY KEY("campaign","kind","key")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"key" integer GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"status" text NOT NULL,
	"pause_reason" text,
	"agent" text NOT NULL,
	"message" text NOT NULL,
	"use_decision_tree" boolean NOT NULL,
	"tree_id" text,
	"tree_name" text,
	"tree_version" integer,
	"snapshot_id" text,
	"plan" json NOT NULL,
	"lists" json NOT NULL,
	"other_columns" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"started_at" timestamp (3) with time zone,
	"started_by" text,
	"resumed_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"checked" json,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "campaigns_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "campaign" integer;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "contact" bigint;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "claim" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_snapshot_id_tree_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."tree_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_contacts_of_contact" ON "campaign_contacts" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "campaign_contacts_due" ON "campaign_contacts" USING btree ("campaign","priority" desc,"due_at","position") WHERE "campaign_contacts"."standing" in ('waiting', 'again');--> statement-breakpoint
CREATE INDEX "campaign_contacts_calling" ON "campaign_contacts" USING btree ("call_id") WHERE "campaign_contacts"."standing" = 'calling';--> statement-breakpoint
CREATE INDEX "campaign_contacts_by_standing" ON "campaign_contacts" USING btree ("campaign","standing","reason","contact");--> statement-breakpoint
CREATE INDEX "campaigns_by_creation" ON "campaigns" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "campaigns_of_snapshot" ON "campaigns" USING btree ("snapshot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_of_campaign_contact" ON "calls" USING btree ("campaign","contact","claim") WHERE "calls"."campaign" is not null;--> statement-breakpoint
CREATE INDEX "calls_of_campaign" ON "calls" USING btree ("campaign","created_at" desc) WHERE "calls"."campaign" is not null;--> statement-breakpoint
CREATE FUNCTION "count_campaign_contacts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "campaign_counts" AS "known" ("campaign", "standing", "reason", "amount")
		SELECT "campaign", "standing", "reason", count(*) FROM "new_rows"
		GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT ("campaign", "standing", "reason") DO UPDATE SET "amount" = "known"."amount" + excluded."amount";
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "campaign_counts" AS "known" ("campaign", "standing", "reason", "amount")
		SELECT "campaign", "standing", "reason", -count(*) FROM "old_rows"
		GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT ("campaign", "standing", "reason") DO UPDATE SET "amount" = "known"."amount" + excluded."amount";
	ELSE
		INSERT INTO "campaign_counts" AS "known" ("campaign", "standing", "reason", "amount")
		SELECT "campaign", "standing", "reason", sum("change") FROM (
			SELECT "campaign", "standing", "reason", 1 AS "change" FROM "new_rows"
			UNION ALL
			SELECT "campaign", "standing", "reason", -1 FROM "old_rows"
		) AS "changes"
		GROUP BY 1, 2, 3 HAVING sum("change") <> 0 ORDER BY 1, 2, 3
		ON CONFLICT ("campaign", "standing", "reason") DO UPDATE SET "amount" = "known"."amount" + excluded."amount";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "campaign_contacts_added" AFTER INSERT ON "campaign_contacts" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_campaign_contacts"();--> statement-breakpoint
CREATE TRIGGER "campaign_contacts_moved" AFTER UPDATE ON "campaign_contacts" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_campaign_contacts"();--> statement-breakpoint
CREATE TRIGGER "campaign_contacts_removed" AFTER DELETE ON "campaign_contacts" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_campaign_contacts"();
